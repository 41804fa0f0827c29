import { LoadingScreen } from "@/components/shared/states/loading-screen";

export default function Loading() {
  return <LoadingScreen />;
}
