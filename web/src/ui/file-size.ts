const megabyte = 1024 * 1024;

export const formatSize = (bytes: number) =>
  bytes >= megabyte
    ? `${(bytes / megabyte).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
