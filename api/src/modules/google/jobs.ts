import { randomBytes } from 'node:crypto';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { fetchPicture, squareAvatar } from '../../platform/openid/picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UsersService } from '../users/service.ts';

/** The picture of a user is copied to our storage, so that browsers request it only from us. */
export const defineGoogleJobs = (o: {
  jobs: Jobs;
  storage: Storage;
  users: UsersService;
  log: Log;
  issuer: string;
}) => ({
  copyAvatar: o.jobs.define<{ userId: string; url: string }>(
    'copy-avatar',
    { retryLimit: 3, retryDelay: 10, expireInSeconds: 60 },
    async ({ data: { userId, url } }) => {
      const account = await o.users.findById(userId);
      if (!account || account.wire.avatar) return;
      const picture = await fetchPicture(url, o.issuer);
      const webp = picture && (await squareAvatar(picture));
      if (!webp) {
        o.log.info({ userId }, 'google: the picture is not one we take');
        return;
      }
      const key = `avatars/${randomBytes(16).toString('hex')}.webp`;
      await o.storage.put('public', key, webp, 'image/webp');
      if (!(await o.users.setFirstAvatar(userId, key))) await o.storage.remove('public', key);
    },
  ),
});
