import { answerRequests } from '../../platform/thread-script.ts';
import type { Paper } from './presenter.paper.ts';
import { drawPaper } from './presenter.pdf.ts';

// Reading the font takes a tenth of a second, which nobody who waits for a page should pay.
answerRequests((paper: Paper) => drawPaper(paper));
