import type { Portal } from "./portal.ts";

/** The records a portal knows, by the parameter that names one. */
export interface Harvest {
  valuesFor(wire: string, parameter: string): string[];
  /** A word that some client's name holds. */
  word: string;
}

/** Which list tells the records that an operation's `id` means, and under which field. */
const idSources: Record<string, readonly [list: string, field: string]> = {
  Get_Client: ["Get_MonthlyClientApproved", "fld_id"],
  Get_New_SpecificMonthlySchema: ["Get_MonthlyClientApproved", "fld_id"],
  Get_AccountList: ["Get_ApproveData", "fld_id"],
  Get_Receipt: ["Get_TransactionList", "fld_id"],
  Get_Payment: ["Get_TransactionList", "fld_id"],
  Get_Client_ChitScheme: ["Get_customerList", "fld_id"],
  Get_My_Points: ["Get_customerList", "fld_id"],
  Get_My_Requests: ["Get_customerList", "fld_id"],
  Get_User: ["Get_Userlist", "fld_id"],
  Get_Customer: ["Get_customerList", "fld_id"],
  Get_Import: ["Get_Imports", "id"],
  Get_Import_Rows: ["Get_Imports", "id"],
  Get_Import_Problems_File: ["Get_Imports", "id"],
};

/** Which list tells the values of a parameter that means the same wherever it stands. */
const parameterSources: Record<string, readonly [list: string, field: string]> = {
  accountno: ["Get_TransactionList", "fld_accountno"],
  accountnumber: ["Get_TransactionList", "fld_accountno"],
  chitid: ["Get_TransactionList", "chitid"],
  clientid: ["Get_TransactionList", "clientid"],
  stateid: ["GetState", "value"],
  countryid: ["GetCountry", "value"],
};

const lists = [...new Set([...Object.values(idSources), ...Object.values(parameterSources)].map(([list]) => list))];
const atMost = 25;
/** Asks a portal's lists for the records to read: the first of each list, the last, and some between. */
export async function harvestFrom(portal: Portal): Promise<Harvest> {
  const rowsByList = new Map<string, Record<string, unknown>[]>();
  for (const list of lists) rowsByList.set(list, await rowsOf(portal, list));
  const valuesOf = ([list, field]: readonly [string, string]) => {
    const values = [...new Set((rowsByList.get(list) ?? []).flatMap((row) => textOf(row[field])))];
    const step = Math.max(1, Math.floor(values.length / atMost));
    return values.filter((_, index) => index % step === 0).slice(0, atMost);
  };
  const valuesFor = (wire: string, parameter: string): string[] => {
    const source = parameter === "id" || parameter === "customerid" ? idSources[wire] : parameterSources[parameter];
    if (source !== undefined) return valuesOf(source);
    return wire === "Find_Books" && parameter === "search" ? ["A", "1", "98", "Kumar"] : [];
  };
  if (lists.every((list) => rowsByList.get(list)?.length === 0)) throw new Error("No record was found to ask about.");
  const name = rowsByList.get("Get_MonthlyClientApproved")?.[0]?.["fld_name"];
  return { valuesFor, word: typeof name === "string" ? (name.split(" ")[0] ?? name) : "Devi" };
}

function textOf(value: unknown): string[] {
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

async function rowsOf(portal: Portal, wire: string): Promise<Record<string, unknown>[]> {
  const method = wire === "GetState" ? "POST" : "GET";
  const input: Record<string, string> =
    wire === "GetState" ? { countryid: "101" } : wire.startsWith("GetC") ? {} : { pageSize: "200" };
  const { body } = await portal.call({ wire, method }, input);
  return typeof body === "object" && body !== null && "data" in body && Array.isArray(body.data) ? body.data : [];
}
