import type { Metadata } from "next";
import { TaskList } from "@/components/administration/task-list";
import { requireAdmin } from "@/lib/accounts/session";
import { listFailedTasks } from "@/lib/administration/failed-tasks.queries";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Failed tasks – Admin", robots: { index: false } };

export default async function FailedTasksPage() {
  const failed = await listFailedTasks(await requireAdmin());
  return <TaskList failed={failed} now={new Date()} />;
}
