import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TemplateFile } from '@tessera/contract/templates-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import type { ZipStanding } from './form-values.ts';
import { checkZip, sendZip } from './send-zip.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const ZIP_MAX_BYTES = 100 * 1024 * 1024;
const POLL_MS = 1_000;
/** After this time the server has given up the check as well. */
const CHECK_MAX_MS = 10 * 60_000;

type Sending = { phase: 'sending'; zip: File; percent: number };
/** `arrived`: the id of a file that is in the store already and need not be uploaded again. */
type Failed = {
  phase: 'failed';
  zip: { name: string; size: number };
  file: File | null;
  arrived: string | null;
  reason: string;
};
type Arrived = { phase: 'arrived'; record: TemplateFile };
export type ZipState = Sending | Failed | Arrived;

/** The upload of a template's zip: sent, checked, and then accepted or refused. */
export function useZip(current?: TemplateFile) {
  const [held, setHeld] = useState<ZipState | null>(
    current ? { phase: 'arrived', record: current } : null,
  );
  const [refused, setRefused] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const asked = held?.phase === 'arrived' ? held.record : null;
  const isAsked = asked?.status === 'checking';
  const { data } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'template-file', asked?._id],
    queryFn: ({ signal }) =>
      adminApi.call('getTemplateFile', { params: { id: asked?._id ?? '' } }, { signal }),
    enabled: isAsked,
    refetchInterval: ({ state }) =>
      state.data && state.data.file.status !== 'checking' ? false : POLL_MS,
    staleTime: Infinity,
    gcTime: 0,
  });
  const state: ZipState | null = isAsked && data ? { phase: 'arrived', record: data.file } : held;
  const isChecking = state?.phase === 'arrived' && state.record.status === 'checking';

  useEffect(() => {
    if (!isChecking || asked === null) return undefined;
    const giveUp = () =>
      setHeld({
        phase: 'failed',
        zip: { name: asked.fileName, size: asked.bytes ?? 0 },
        file: null,
        arrived: asked._id,
        reason: 'The check has not ended.',
      });
    const timer = setTimeout(giveUp, CHECK_MAX_MS);
    return () => clearTimeout(timer);
  }, [isChecking, asked]);

  const bring = async (zip: File | null, o: { arrived: string | null; name: string }) => {
    underWay.current?.abort();
    const going = new AbortController();
    underWay.current = going;
    let { arrived } = o;
    const size = zip?.size ?? 0;
    try {
      if (arrived === null && zip) {
        const report = (fraction: number) =>
          !going.signal.aborted && setHeld({ phase: 'sending', zip, percent: fraction * 100 });
        report(0);
        arrived = (await sendZip(zip, report, going.signal))._id;
      }
      const record = await checkZip(arrived ?? '', going.signal);
      if (!going.signal.aborted) setHeld({ phase: 'arrived', record });
    } catch (error) {
      if (going.signal.aborted) return;
      const reason =
        error instanceof ApiError
          ? error.message
          : 'The upload broke off. Check your connection and try again.';
      setHeld({ phase: 'failed', zip: { name: o.name, size }, file: zip, arrived, reason });
    }
  };

  const choose = (zip: File): boolean => {
    const fault =
      zip.size > ZIP_MAX_BYTES
        ? 'The zip must be 100 MB or smaller.'
        : zip.size === 0
          ? 'The file is empty.'
          : null;
    setRefused(fault);
    if (fault === null) void bring(zip, { arrived: null, name: zip.name });
    return fault === null;
  };

  return {
    state,
    /** Why the last chosen file was refused. */
    refused,
    choose,
    /** Aborts the upload and clears the file. */
    drop: () => {
      underWay.current?.abort();
      setRefused(null);
      setHeld(null);
    },
    retry: () => {
      if (held?.phase !== 'failed') return;
      void bring(held.file, { arrived: held.arrived, name: held.zip.name });
    },
    standing: standingOf(state),
  };
}

export type Zip = ReturnType<typeof useZip>;

const standingOf = (state: ZipState | null): ZipStanding => ({
  isUnderWay:
    state?.phase === 'sending' ||
    (state?.phase === 'arrived' && state.record.status === 'checking'),
  fileId:
    state?.phase === 'arrived' && state.record.status === 'good' ? state.record._id : undefined,
});
