import type { Capability } from "@thangam/contracts/kernel/capabilities";
import type { designations } from "./lookups.ts";
import type { Random } from "./random.ts";

export const demoPassword = "Thangam@2026";

/** Who can sign in to a demo shop, as lines to print when it starts. */
export const demoSignInLines: readonly string[] = [
  "Sign in with one of these, with the password " + demoPassword,
  "  admin@example.com      Admin",
  "  employee@example.com   Employee",
  "  customer@example.com   Customer",
];

export interface DemoStaff {
  name: string;
  email: string;
  mobile: string;
  userType: "Admin" | "Employee";
  designation: (typeof designations)[number];
  department: string;
  capabilities: readonly Capability[];
  /** Has the printed password; the others only make the shop look staffed. */
  canSignIn: boolean;
}

export const staff = [
  {
    name: "Meenakshi Sundaram",
    email: "admin@example.com",
    mobile: "9000000001",
    userType: "Admin",
    designation: "Manager",
    department: "Administration",
    capabilities: [],
    canSignIn: true,
  },
  {
    name: "Arun Prakash",
    email: "employee@example.com",
    mobile: "9000000002",
    userType: "Employee",
    designation: "Sales Executive",
    department: "Savings schemes",
    capabilities: ["payments.take", "clients.view", "payments.view"],
    canSignIn: true,
  },
  {
    name: "Kavitha Raman",
    email: "cashier@example.com",
    mobile: "9000000003",
    userType: "Employee",
    designation: "Cashier",
    department: "Savings schemes",
    capabilities: ["payments.take", "payments.view", "payments.acknowledge", "clients.view"],
    canSignIn: false,
  },
  {
    name: "Joseph Selvaraj",
    email: "accounts@example.com",
    mobile: "9000000004",
    userType: "Employee",
    designation: "Accountant",
    department: "Accounts",
    capabilities: ["payments.view", "reports.view"],
    canSignIn: false,
  },
] as const satisfies readonly DemoStaff[];

export interface Person {
  name: string;
  email: string;
  mobile: string;
  gender: "male" | "female";
  /** "1984-07-19" */
  dateOfBirth: string;
  address: string;
  city: string;
  pincode: string;
}

export const demoCustomer: Person = {
  name: "Lakshmi Narayanan",
  email: "customer@example.com",
  mobile: "9000000100",
  gender: "female",
  dateOfBirth: "1988-04-14",
  address: "12, Kapaleeswarar North Street",
  city: "Chennai",
  pincode: "600004",
};

/** People who do not exist, no two with the same name. There are names for some 2,000. */
export function inventPeople(count: number, random: Random): Person[] {
  const taken = new Set([demoCustomer.name]);
  const people: Person[] = [];
  while (people.length < count) {
    const gender = random.chance(55) ? "female" : "male";
    const given = random.pick(gender === "female" ? womensNames : mensNames);
    const family = random.pick(secondNames);
    const name = `${given} ${family}`;
    if (taken.has(name) || given === family) continue;
    taken.add(name);
    const [city, pincode] = random.pick(cities);
    people.push({
      name,
      gender,
      email: `${given}.${family}@example.com`.toLowerCase(),
      mobile: String(9_000_010_001 + people.length * 7),
      dateOfBirth: `${random.between(1955, 2003)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
      address: `${random.between(1, 148)}, ${random.pick(streets)}`,
      city,
      pincode: String(pincode + random.between(0, 30)),
    });
  }
  return people;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

const womensNames = (
  "Abirami Amudha Anitha Bhuvaneswari Chitra Deepa Devi Dhanalakshmi Eswari Fathima Gayathri Geetha Gomathi Hema " +
  "Indira Janaki Jayanthi Kalaiselvi Kalpana Kamala Kanimozhi Kokila Lalitha Latha Mahalakshmi Malathi Mary " +
  "Mythili Nandhini Nirmala Padma Parvathi Pavithra Ponni Priya Radha Rani Revathi Saranya Saraswathi Selvi " +
  "Shanthi Sharmila Sudha Suganya Sumathi Thamarai Thenmozhi Uma Usha Valarmathi Vasantha Vidhya Vijaya Yamuna"
).split(" ");
const mensNames = (
  "Anand Anbarasan Arjun Ashok Balaji Balamurugan Bharathi Chandran Dinesh Ganesan Gopal Govindan Gunasekar Hari " +
  "Ibrahim Ilango Jagan Jayakumar Kannan Karthik Kathiravan Kumaran Madhavan Mani Manoharan Mohan Murugan Natarajan " +
  "Nithyan Palani Pandian Prabhu Pradeep Raja Rajesh Ramesh Ravi Sankar Saravanan Sathish Selvam Senthil Shankar " +
  "Sivakumar Stephen Suresh Thiru Udhaya Vasu Velmurugan Venkatesh Vignesh Vijay Yusuf"
).split(" ");
const secondNames = (
  "Annamalai Arumugam Chelladurai Chidambaram Durai Duraisamy Elumalai Gopalan Gurusamy Iyappan Jeyaraj Kandasamy " +
  "Karuppasamy Krishnan Kulandai Lakshmanan Manickam Marimuthu Mariappan Muthukumar Muthusamy Nagarajan Nallathambi " +
  "Narayanan Palaniappan Perumal Ponnusamy Rajagopal Rajendran Ramalingam Ramasamy Rangan Sadasivam Shanmugam " +
  "Sivaraman Somasundaram Subramanian Thangaraj Thangavel Vadivel Veerappan Velu Venkatesan Viswanathan"
).split(" ");
const streets = [
  "Gandhi Road",
  "Nehru Street",
  "Bharathiar Salai",
  "Car Street",
  "Temple Street",
  "Bazaar Street",
  "Anna Nagar Main Road",
  "Kamarajar Salai",
  "Big Street",
  "Mill Road",
  "Railway Station Road",
  "Pillaiyar Koil Street",
  "Market Road",
  "Lake View Road",
] as const;
/** With the first of a run of postal codes. */
const cities: readonly (readonly [string, number])[] = [
  ["Chennai", 600_001],
  ["Coimbatore", 641_001],
  ["Madurai", 625_001],
  ["Salem", 636_001],
  ["Tirunelveli", 627_001],
  ["Erode", 638_001],
  ["Vellore", 632_001],
  ["Thanjavur", 613_001],
  ["Karur", 639_001],
  ["Kanchipuram", 631_501],
];
