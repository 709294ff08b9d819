// Records as the API sends them, for tests.

/** One of the customers as a list has them. */
export const customerJson = {
  fld_customerid: "7",
  fld_name: "Ravi Kumar",
  fld_email: "ravi@example.com",
  fld_mobile: "9876543210",
  fld_status: "Active",
  fld_usertype: "Customer",
  fld_designation: null,
  fld_department: null,
  temporary_password: false,
};

/** The same customer with everything that a form changes. */
export const customerDetailsJson = {
  fld_customerid: "7",
  fld_name: "Ravi Kumar",
  fld_email: "ravi@example.com",
  fld_mobile: "9876543210",
  fld_gender: "Male",
  fld_dateofbirth: null,
  fld_presentaddress: "12, Car Street",
  fld_presentcountry: "101",
  fld_presentstate: "4035",
  fld_presentcity: "1",
  fld_presentpincode: "600004",
  fld_landmark: null,
  fld_status: "Active",
  fld_version: "2026-05-04T05:00:00.000Z",
};

/** A payment that the gateway has not confirmed yet. */
export const paymentJson = {
  fld_id: "9",
  chitid: "3",
  fld_accountno: "K1001",
  fld_chitschema: "Thanga Mazhai",
  status: "Pending",
  paymentmode: "Online",
  paidamount: "500",
  paiddate: "2026-05-04T05:00:00.000Z",
  installmentno: null,
  installment_count: 1,
  weight: null,
  receiptno: null,
  failure_reason: null,
  payment_link: null,
  upi_link: null,
};

/** A payment as the list of transactions has it. */
export const transactionJson = {
  fld_id: "3347",
  fld_transaction_id: "3347",
  chitid: "3",
  fld_accountno: "GH1001",
  clientid: "5",
  fld_name: "Sankar Nagarajan",
  fld_email: "sankar@example.com",
  fld_mobile: "9876543210",
  fld_chitschema: "My Gold Eleven",
  accrual: "weight",
  payment_rule: "fixed",
  fld_duration: 11,
  next_instalment: 3,
  status: "Payment Approved",
  paymentmode: "Cash",
  paidamount: "1000",
  paiddate: "2026-05-04T05:00:00.000Z",
  installmentno: 2,
  installment_count: 1,
  weight: "0.083",
  computed_weight: "0.083",
  transid: null,
  receiptno: "T2627-0002657",
  taken_by_name: "Kavitha Raman",
  refund_modes: ["Cash"],
};
