import type { TestProject } from "vitest/node";
import { openTestServer } from "./test-server";

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
    template: string;
  }
}

/** Vitest's `globalSetup` of the projects that use a database. */
export default async function setup(project: TestProject) {
  const server = await openTestServer();
  project.provide("serverUrl", server.url);
  project.provide("template", server.template);
  return server.close;
}
