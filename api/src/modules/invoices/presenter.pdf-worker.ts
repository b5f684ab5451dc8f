import { answerRequests } from '../../platform/thread-script.ts';
import type { Paper } from './presenter.paper.ts';
import { drawPaper } from './presenter.pdf.ts';

// In a thread, because loading the font takes a tenth of a second and would block requests.
answerRequests((paper: Paper) => drawPaper(paper));
