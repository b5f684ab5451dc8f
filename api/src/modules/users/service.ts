import { readBrand } from '@tessera/contract/brand';
import type { BrandChoice, User } from '@tessera/contract/users';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { PersonalData } from '../../platform/http/module.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { AuditService } from '../audit/service.ts';
import { presentUser } from './presenter.ts';
import { brandsRepository, type BrandRow } from './repository.brands.ts';
import { identitiesRepository, type IdentityKey } from './repository.identities.ts';
import { invitationsRepository } from './repository.invitations.ts';
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

/** How long the first admin has to register. */
const INVITED_MS = 7 * 24 * 60 * 60_000;

const asAccount = (row: UserRow): Account => ({
  id: row.id,
  email: row.email ?? '',
  name: row.name,
  isVerified: row.verifiedAt !== null,
  contested: row.contested,
  passwordHash: row.passwordHash,
  wire: presentUser(row),
});

/** A stored brand is read again, because the choices that are offered may change. */
const asBrand = (row: BrandRow | undefined): BrandChoice | null =>
  row ? { ...readBrand(row), isInCode: row.isInCode } : null;

export type UsersService = ReturnType<typeof createUsersService>;

export const createUsersService = ({
  db,
  clock,
  audit,
  removePicture,
  writeDeletedLetter,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  removePicture: Enqueue<{ key: string }>;
  writeDeletedLetter: Enqueue<{ email: string }>;
}) => {
  const personalData: PersonalData[] = [
    {
      name: 'identities',
      exportFor: (userId) => identitiesRepository.list(db, userId),
      removeFor: identitiesRepository.removeAll,
    },
    {
      name: 'brand',
      exportFor: (userId) => brandsRepository.list(db, userId),
      removeFor: brandsRepository.removeAll,
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

  const recordPromotion = (tx: Tx, id: string | null, field: string): Promise<void> =>
    audit.record(tx, {
      actorId: null,
      action: 'promote',
      subject: { kind: 'user', id },
      fields: [field],
    });
  const promote = async (tx: Tx, id: string): Promise<void> => {
    await usersRepository.update(tx, id, { role: 'admin' });
    await recordPromotion(tx, id, 'role');
  };
  /** For an account whose address has just been verified. */
  const acceptInvitation = async (tx: Tx, { id, email }: UserRow): Promise<void> => {
    if (email !== null && (await invitationsRepository.take(tx, email, clock.now())))
      await promote(tx, id);
  };

  return {
    /** Modules with personal data register it once, at start. */
    registerPersonalData: (data: PersonalData) => void personalData.push(data),

    find: async (email: string): Promise<Account | null> => {
      const row = await usersRepository.findByEmail(db, email);
      return row ? asAccount(row) : null;
    },

    findById: (id: string): Promise<Account | null> => findById(db, id),
    get: (id: string): Promise<Account> => getById(db, id),
    /** The address, if the account has proved that it is theirs. */
    provenEmail: async (id: string): Promise<string | null> => {
      const { email, isVerified } = await getById(db, id);
      return isVerified ? email : null;
    },

    /** Locks the account until the transaction ends. */
    lock: async (tx: Tx, id: string): Promise<Account | null> => {
      const row = await usersRepository.lock(tx, id);
      return row ? asAccount(row) : null;
    },

    /**
     * The account of this address, created if there is none. It is locked, so that no verification happens in between.
     */
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

    /** For a repeated registration before the verification. The newest code confirms the newest form. */
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
      if (!row.verifiedAt) {
        await usersRepository.update(tx, id, { verifiedAt: clock.now(), contested: false });
        await acceptInvitation(tx, row);
      }
      return getById(tx, id);
    },

    rename: async (id: string, name: string): Promise<User> => {
      await usersRepository.update(db, id, { name });
      return (await getById(db, id)).wire;
    },

    brand: async (id: string): Promise<BrandChoice | null> =>
      asBrand(await brandsRepository.find(db, id)),

    saveBrand: async (id: string, brand: BrandChoice): Promise<BrandChoice> => {
      await brandsRepository.save(db, id, brand, clock.now());
      return brand;
    },

    setFirstAvatar: (id: string, key: string): Promise<boolean> =>
      usersRepository.setFirstAvatar(db, id, key),

    makeAdmin: (email: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await usersRepository.lockByEmail(tx, email);
        if (!row) throw new AppError('NOT_FOUND', { message: `Nobody is registered as ${email}.` });
        // Before the verification, the address may have been registered by another person.
        if (!row.verifiedAt)
          throw new AppError('NOT_VERIFIED', { message: `${email} has not been verified yet.` });
        await promote(tx, row.id);
      }),

    /**
     * Makes the account of this address an admin, at once if the address is verified, or else as soon as it is within
     * a week. Nobody has to be registered yet.
     */
    inviteAdmin: (email: string): Promise<'admin' | 'invited'> =>
      inTransaction(db, async (tx) => {
        const row = await usersRepository.lockByEmail(tx, email);
        if (row?.role === 'admin') return 'admin';
        if (!row?.verifiedAt) {
          await invitationsRepository.add(tx, email, new Date(clock.now().getTime() + INVITED_MS));
          await recordPromotion(tx, null, 'invitation');
          return 'invited';
        }
        await promote(tx, row.id);
        return 'admin';
      }),

    /** False if nobody with this address was invited. */
    withdrawInvitation: (email: string): Promise<boolean> =>
      inTransaction(db, (tx) => invitationsRepository.take(tx, email, clock.now())),

    /** For sign-ins through a provider. The account is found by subject, or else linked by address, or else created. */
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
        // An address can change its owner at the provider. The account stays with the subject that it was linked to.
        if (linked.some((other) => other.issuer === issuer && other.subject !== subject))
          throw new AppError('CONFLICT');
        // Another person may have registered the address without verifying it. That person's password must not give
        // access.
        if (!row.verifiedAt)
          await usersRepository.update(tx, row.id, {
            name,
            passwordHash: null,
            contested: false,
            verifiedAt: now,
          });
        await identitiesRepository.link(tx, { issuer, subject, userId: row.id });
        await acceptInvitation(tx, row);
        return getById(tx, row.id);
      }),

    export: async ({ userId }: Principal): Promise<Record<string, unknown>> => {
      const parts: Record<string, unknown> = { account: (await getById(db, userId)).wire };
      for (const { name, exportFor } of personalData) parts[name] = await exportFor(userId);
      return parts;
    },

    /** Otherwise the shop could lose its last admin. */
    refuseAdmin: async ({ userId }: Principal): Promise<void> => {
      if ((await getById(db, userId)).wire.role === 'admin')
        throw new AppError('FORBIDDEN', { message: "Can't delete admin users" });
    },

    /** `by` is the admin, if an admin deletes the account. */
    remove: (userId: string, by?: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await usersRepository.lock(tx, userId);
        if (!row) throw new AppError('NOT_FOUND');
        // Otherwise the shop could lose its last admin.
        if (row.role === 'admin')
          throw new AppError('FORBIDDEN', { message: "Can't delete admin users" });
        for (const { removeFor } of personalData) await removeFor(tx, userId);
        if (row.email !== null) await invitationsRepository.take(tx, row.email, clock.now());
        if (row.avatarKey) await removePicture(tx, { key: row.avatarKey });
        await usersRepository.anonymise(tx, userId, clock.now());
        if (by === undefined) return;
        // An address that was never verified may be that of somebody else.
        if (row.email !== null && row.verifiedAt)
          await writeDeletedLetter(tx, { email: row.email });
        await audit.record(tx, {
          actorId: by,
          action: 'delete',
          subject: { kind: 'user', id: userId },
        });
      }),
  };
};
