import { join } from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { type DevServer, startDevServer } from './dev-server.ts';

/** How soon a preloaded file is used depends on the machine. */
const ABOUT_SPEED = /was preloaded using link preload but not used/;

/** Collects all console errors and warnings of the browser. */
function collect(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !ABOUT_SPEED.test(message.text()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (fault) => complaints.push(String(fault.error())));
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** A browser with the development server. The test fails on errors of either side. */
export const test = base.extend<{ faultless: void }, { devServer: DevServer }>({
  devServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter names
    async ({}, lend, { project }) => {
      const server = await startDevServer(join(project.outputDir, 'server'));
      await lend(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ devServer }, lend) => lend(devServer.origin),
  faultless: [
    async ({ context, devServer }, lend) => {
      const complaints = collect(context);
      await lend();
      expect(complaints, 'what the browser complained about').toEqual([]);
      expect(devServer.errors(), 'what the server complained about').toEqual([]);
    },
    { auto: true },
  ],
});
