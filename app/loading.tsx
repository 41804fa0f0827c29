import { LoadingScreen } from "@/components/shared/loading-screen";

export default function Loading() {
  return <LoadingScreen />;
}
