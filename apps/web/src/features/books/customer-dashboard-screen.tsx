export default function CustomerDashboardScreen() {
  return null;
}
