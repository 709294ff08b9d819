export {
  countClients,
  monthsAmount,
  monthsCollection,
  schemeRatio,
  todaysCollection,
  todaysPayments,
} from "./dashboard-figures.ts";
