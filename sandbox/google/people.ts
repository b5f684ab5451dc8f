export const CLIENT = { id: 'tessera-sandbox', secret: 'a secret of the sandbox only' } as const;

export type Person = {
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  hasPicture: boolean;
};

/** The accounts of the sandbox. Tests and developers choose one, as on Google's page. */
export const PEOPLE: readonly Person[] = [
  {
    subject: '1001',
    name: 'Asha Rao',
    email: 'Asha@Example.test',
    emailVerified: true,
    hasPicture: true,
  },
  {
    subject: '1002',
    name: 'Ravi Menon',
    email: 'ravi@example.test',
    emailVerified: true,
    hasPicture: false,
  },
  {
    subject: '1003',
    name: 'Unproved Uma',
    email: 'uma@example.test',
    emailVerified: false,
    hasPicture: false,
  },
  {
    subject: '1004',
    name: 'Other Asha',
    email: 'asha@example.test',
    emailVerified: true,
    hasPicture: false,
  },
  {
    subject: '1005',
    name: `Long\u0000 ${'Name '.repeat(40)}`,
    email: 'long@example.test',
    emailVerified: true,
    hasPicture: false,
  },
];
