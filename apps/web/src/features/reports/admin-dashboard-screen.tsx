export default function AdminDashboardScreen() {
  return null;
}
