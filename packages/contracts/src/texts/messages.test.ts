import { expect, test } from "vitest";
import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { isMessageCode } from "./index.ts";
import { ta } from "./ta.ts";

/** The writing of a language, by which a sentence left in English is known. */
const writingByLanguage = [
  ["ta", ta, /\p{Script=Tamil}/u],
  ["hi", hi, /\p{Script=Devanagari}/u],
] as const;

test.for(writingByLanguage)("every sentence is there in %s, in its own writing", ([, messages, writing]) => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
  expect(Object.entries(messages).filter(([, sentence]) => !writing.test(sentence))).toEqual([]);
});

test.for(writingByLanguage)("a sentence in %s has the places of the English one", ([, messages]) => {
  const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
  const differing = Object.keys(en).filter(
    (code) => isMessageCode(code) && placesOf(messages[code]).join() !== placesOf(en[code]).join(),
  );
  expect(differing).toEqual([]);
});

/** Quoted by the shop's staff and its handbook, letter for letter. */
const quoted = [
  "Please enter email.",
  "Please enter valid email.",
  "Please enter password.",
  "Please enter your email address.",
  "Please enter valid email address.",
  "Please enter OTP.",
  "Incorrect OTP.",
  "Please enter new password.",
  "Please enter confirm password.",
  "New Password and Confirm Password do not match",
  "Enter your Name",
  "Enter your Email",
  "Enter Mobile Number",
  "Enter 10 Digit Mobile Number.",
  "Enter Name",
  "Please provide a valid Email.",
  "Enter Email",
  "Select Your Chit Scheme",
  "Please select book number",
  "Enter Correct Book Number",
  "Please select saving scheme amount",
  "Select your Duration",
  "Please enter name",
  "Please enter email",
  "Please enter valid email",
  "Please enter mobile number",
  "Please enter valid mobile number",
  "Please enter address",
  "Please select country",
  "Please enter state",
  "Please enter city",
  "Please enter pincode",
  "Please enter valid pincode",
  "Please select gender",
  "Please enter password",
  "Please enter confirm password",
  "Password and confirm password does not match",
  "old Password Cannot be empty",
  "Incorrect Old Password",
  "New Password Cannot be empty",
  "Confirm Password Cannot be empty",
  "Please Enter Payment Transaction Number.",
  "Please Enter Installment No.",
  "Please Enter the weight.",
  "Please enter your full name",
  "Please enter mobile",
  "Please select user",
  "Please enter confirm Password",
  "Password does not match",
  "Enter Account Number",
  "Enter Your Remark",
  "Enter Your Installment Number",
  "Please select from date and to date",
  "Please select atleast one search criteria",
  "Please enter scheme account number",
  "Please enter valid gold rate",
  "Something went wrong, try again later.",
  "something went wrong, try again later",
  "Email Address already registered.",
  "Not updated Successfully",
  "Error processing data",
  "Your verification OTP is successfully sent to your email address..",
  "Password Successfully changed",
  "Password Successfully updated",
  "Chit successfully added.",
  "Chit successfully updated.",
  "Payment is Failed.",
  "Acknowledgment Successfully sent.",
  "Payment Completed.",
  "User Successfully added.",
  "Account Closed Successfully",
  "Account is Successfully Approved.",
  "Account is  successfully closed.",
  "User successfully deleted.",
  "New Customer Successfully Added and Password is successfully send to customer mail id.",
  "Customer Successfully updated",
  "Client Succefully Approved.",
  "User is  successfully rejected.",
  "Sucessfuly updated gold rate ",
  "Confirm to Delete",
  "Are you sure you want to delete customer.",
  "Confirm to Failed",
  "Are you sure you want to cancel this payment.",
  "Confirm to Open Account",
  "Are you sure you want to Open the account.",
  "Confirm to Close Account",
  "Are you sure you want to close your account.",
  "You have attempted payment on {date}. Are you sure you want to make another payment?",
];

test.for(quoted)("somebody is told: %s", (sentence) => {
  expect(Object.values(en)).toContain(sentence);
});
