import type { LocalizedText } from '../../base/text'

interface AccountWords<R> {
  /** Names of the roles, as the business declares them. */
  readonly roles: R
  /** Role that gives rights. */
  readonly admin: NoInfer<keyof R & string>
  /** Role of an account that registered itself. */
  readonly guest: NoInfer<keyof R & string>
}

/**
 * The fields of `users` that the engine reads, with the key `ID`; a business adds its own beside them.
 * @example `fields: { ...accountFields({ roles: { boss: 'Boss', staff: 'Staff' }, admin: 'boss', guest: 'staff' }), … }`
 */
export const accountFields = <
  const R extends Readonly<Record<string, LocalizedText>>,
  const Admin extends keyof R & string,
>({
  roles,
  admin,
  guest,
}: AccountWords<R> & { readonly admin: Admin }) =>
  ({
    ID: { kind: 'id' },
    DISPLAYNAME: { kind: 'text', required: true, search: true },
    EMAIL: { kind: 'email', required: true, unique: true, search: true, write: [admin] },
    PASSWORD: { kind: 'password', write: [admin] },
    PHOTOURL: { kind: 'url', portrait: true },
    ROLE: {
      kind: 'choice',
      options: roles,
      required: true,
      default: guest,
      filter: true,
      write: [admin],
      sensitive: true,
    },
    ISVERIFIED: { kind: 'boolean', default: false, readOnly: true },
    ISPUBLIC: { kind: 'boolean', default: true },
    ACTIVE: { kind: 'boolean', default: true, filter: true, write: [admin] },
  }) as const
