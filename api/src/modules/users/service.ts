import type { User } from '@tessera/contract/users';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { AuditService } from '../audit/service.ts';
import { presentUser } from './presenter.ts';
import { identitiesRepository, type IdentityKey } from './repository.identities.ts';
import { usersRepository, type UserRow } from './repository.ts';

/** An account as other modules see it. */
export type Account = {
  id: string;
  email: string;
  name: string;
  isVerified: boolean;
  contested: boolean;
  passwordHash: string | null;
  wire: User;
};

const asAccount = (row: UserRow): Account => ({
  id: row.id,
  email: row.email ?? '',
  name: row.name,
  isVerified: row.verifiedAt !== null,
  contested: row.contested,
  passwordHash: row.passwordHash,
  wire: presentUser(row),
});

/** Something that belongs to a person: it joins the export, and goes when the person goes. */
export type PersonalData = {
  name: string;
  exportFor: (userId: string) => Promise<unknown>;
  removeFor: (tx: Tx, userId: string) => Promise<void>;
};

export type UsersService = ReturnType<typeof createUsersService>;

export const createUsersService = ({
  db,
  clock,
  audit,
  removePicture,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  removePicture: Enqueue<{ key: string }>;
}) => {
  const holdings: PersonalData[] = [
    {
      name: 'identities',
      exportFor: (userId) => identitiesRepository.list(db, userId),
      removeFor: identitiesRepository.removeAll,
    },
  ];

  const findById = async (handle: Database, id: string): Promise<Account | null> => {
    const row = await usersRepository.findById(handle, id);
    return row ? asAccount(row) : null;
  };
  const getById = async (handle: Database, id: string): Promise<Account> => {
    const account = await findById(handle, id);
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  };

  return {
    /** Modules that keep something about a person say so once, at start. */
    holds: (data: PersonalData) => void holdings.push(data),

    find: async (email: string): Promise<Account | null> => {
      const row = await usersRepository.findByEmail(db, email);
      return row ? asAccount(row) : null;
    },

    findById: (id: string): Promise<Account | null> => findById(db, id),
    get: (id: string): Promise<Account> => getById(db, id),

    /** The account as it is now, and stays until the transaction ends. */
    lock: async (tx: Tx, id: string): Promise<Account | null> => {
      const row = await usersRepository.lock(tx, id);
      return row ? asAccount(row) : null;
    },

    /** The account of that address, made if there was none; locked, or a verification could slip in between. */
    claim: async (
      tx: Tx,
      form: { name: string; email: string; passwordHash: string },
    ): Promise<{ account: Account; isNew: boolean }> => {
      const { name, email, passwordHash } = form;
      const isNew = await usersRepository.insert(tx, {
        id: uuidv7(clock.now().getTime()),
        name,
        email,
        passwordHash,
        verifiedAt: null,
      });
      const row = await usersRepository.lockByEmail(tx, email);
      if (!row) throw new AppError('CONFLICT');
      return { account: asAccount(row), isNew };
    },

    /** Somebody registers again before verifying: the newest form is the one the newest code confirms. */
    changeClaim: (
      tx: Tx,
      id: string,
      change: { name?: string; passwordHash?: string; contested: boolean },
    ): Promise<void> => usersRepository.update(tx, id, change),

    setPassword: (tx: Tx, id: string, passwordHash: string | null): Promise<void> =>
      usersRepository.update(tx, id, { passwordHash }),

    markVerified: async (tx: Tx, id: string): Promise<Account> => {
      const row = await usersRepository.lock(tx, id);
      if (!row) throw new AppError('NOT_FOUND');
      if (!row.verifiedAt)
        await usersRepository.update(tx, id, { verifiedAt: clock.now(), contested: false });
      return getById(tx, id);
    },

    rename: async (id: string, name: string): Promise<User> => {
      await usersRepository.update(db, id, { name });
      return (await getById(db, id)).wire;
    },

    /** False when there is a picture already. */
    setFirstAvatar: (id: string, key: string): Promise<boolean> =>
      usersRepository.setFirstAvatar(db, id, key),

    makeAdmin: (email: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await usersRepository.lockByEmail(tx, email);
        if (!row) throw new AppError('NOT_FOUND', { message: `Nobody is registered as ${email}.` });
        // Whoever registered the address need not be its owner until the code says so.
        if (!row.verifiedAt)
          throw new AppError('NOT_VERIFIED', { message: `${email} has not been verified yet.` });
        await usersRepository.update(tx, row.id, { role: 'admin' });
        await audit.record(tx, {
          actorId: null,
          action: 'promote',
          subject: { kind: 'user', id: row.id },
          fields: ['role'],
        });
      }),

    /** For people who come through a provider: found by subject, else linked by address, else made. */
    enterByIdentity: (identity: IdentityKey & { email: string; name: string }): Promise<Account> =>
      inTransaction(db, async (tx) => {
        const knownId = await identitiesRepository.findUserId(tx, identity);
        if (knownId) return getById(tx, knownId);
        const { email, name, issuer, subject } = identity;
        const now = clock.now();
        await usersRepository.insert(tx, {
          id: uuidv7(now.getTime()),
          email,
          name,
          passwordHash: null,
          verifiedAt: now,
        });
        const row = await usersRepository.lockByEmail(tx, email);
        if (!row) throw new AppError('CONFLICT');
        const linked = await identitiesRepository.list(tx, row.id);
        // An address can change hands at the provider; the account stays with the subject it was linked to.
        if (linked.some((other) => other.issuer === issuer && other.subject !== subject))
          throw new AppError('CONFLICT');
        // A password set by whoever registered the address without ever proving it must not open the account.
        if (!row.verifiedAt)
          await usersRepository.update(tx, row.id, {
            name,
            passwordHash: null,
            contested: false,
            verifiedAt: now,
          });
        await identitiesRepository.link(tx, { issuer, subject, userId: row.id });
        return getById(tx, row.id);
      }),

    export: async ({ userId }: Principal): Promise<Record<string, unknown>> => {
      const parts: Record<string, unknown> = { account: (await getById(db, userId)).wire };
      for (const { name, exportFor } of holdings) parts[name] = await exportFor(userId);
      return parts;
    },

    /** `by` is the admin who does it, when it is not the person. */
    remove: (userId: string, by?: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await usersRepository.lock(tx, userId);
        if (!row) throw new AppError('NOT_FOUND');
        // The shop would be without anyone to run it.
        if (row.role === 'admin')
          throw new AppError('FORBIDDEN', { message: "Can't delete admin users" });
        for (const { removeFor } of holdings) await removeFor(tx, userId);
        if (row.avatarKey) await removePicture(tx, { key: row.avatarKey });
        await usersRepository.anonymise(tx, userId, clock.now());
        if (by !== undefined)
          await audit.record(tx, {
            actorId: by,
            action: 'delete',
            subject: { kind: 'user', id: userId },
          });
      }),
  };
};
