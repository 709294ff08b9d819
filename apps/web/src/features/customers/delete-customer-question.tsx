import { deleteCustomer } from "@thangam/contracts/customers/customer-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";

interface Props {
  customer: { id: bigint; name: string; mobile: string };
  onClose: () => void;
}

export function DeleteCustomerQuestion({ customer: { id, name, mobile }, onClose }: Props) {
  const remove = useCommand(deleteCustomer, { invalidates: accountQueries });
  return (
    <ConfirmDialog
      isOpen
      title={notice("confirm_delete_title")}
      question={notice("confirm_delete")}
      subject={`${name} · ${mobile}`}
      isDangerous
      isBusy={remove.isPending}
      onNo={onClose}
      onYes={() =>
        remove.mutate(
          { customerId: id },
          {
            onSuccess: () => toast.success(notice("customer_deleted")),
            onError: (error) => toast.error(errorMessage(error)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}
