import { parentPort } from 'node:worker_threads';
import type { Paper } from './presenter.paper.ts';
import { drawPaper } from './presenter.pdf.ts';

// Reading the font takes a tenth of a second, which nobody who waits for a page should pay.
parentPort?.on('message', (paper: Paper) => {
  void drawPaper(paper).then((pdf) => parentPort?.postMessage(pdf, []));
});
parentPort?.postMessage(null, []);
