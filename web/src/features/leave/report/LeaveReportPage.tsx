export default function LeaveReportPage() {
  return null;
}
