import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import {
  approvedLetter,
  confirmLetter,
  receivedLetter,
  rejectedLetter,
  reversedLetter,
  standingLetter,
} from './presenter.letters.ts';
import { creatorsRepository, type ApplicationRow } from './repository.ts';
import type { ApplicationCodeOrder, ApplicationCodes } from './service.codes.ts';

/** All other data is read when the e-mail is sent. No address, no name and no readable code is queued. */
export type ApplicationLetterOrder =
  | { about: 'code'; code: ApplicationCodeOrder }
  | { about: 'received' | 'approved' | 'rejected' | 'reversed'; applicationId: string }
  /** For an address without an application, which takes as long as one with it. */
  | { about: 'nothing'; applicationId: '' };

export const defineCreatorLetters = (o: {
  jobs: Jobs;
  mailer: Mailer;
  db: Database;
  codes: ApplicationCodes;
  origin: string;
}) => {
  const compose = async (
    order: ApplicationLetterOrder,
    application: ApplicationRow,
  ): Promise<Letter | null> => {
    if (order.about === 'code') {
      const code = o.codes.read(order.code);
      if (code === null) return null;
      return application.confirmedAt ? standingLetter(code) : confirmLetter(code);
    }
    if (order.about === 'approved') return approvedLetter(application, o);
    if (order.about === 'rejected') return rejectedLetter(application, o);
    if (order.about === 'reversed') return reversedLetter(application, o);
    const samples = await creatorsRepository.listSamples(o.db, [application.id]);
    return receivedLetter(application, { origin: o.origin, samples: samples.length });
  };

  return {
    writeLetter: o.jobs.define<ApplicationLetterOrder>(
      'creator-letters',
      { retryLimit: 10, retryDelay: 2, expireInSeconds: 60 },
      async ({ id, data }) => {
        if (data.about === 'nothing') return;
        const applicationId = data.about === 'code' ? data.code.applicationId : data.applicationId;
        const application = await creatorsRepository.findById(o.db, applicationId);
        const letter = application && (await compose(data, application));
        if (letter) await o.mailer.sendLetter(application.email, letter, id);
      },
    ),
  };
};
