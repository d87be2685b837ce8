import type { Registration } from '../../providers/session'

/** A picture for who has none yet, at a third party's address as product.md 3 asks. */
export const defaultAvatar = 'https://www.gravatar.com/avatar/?d=mp'

/** The body of product.md 3: first and last name joined by a space, the literal role. */
export const registrationOf = (form: FormData): Registration => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    EMAIL: text('email'),
    PASSWORD: String(form.get('password') ?? ''),
    DISPLAYNAME: `${text('firstName')} ${text('lastName')}`.trim(),
    ROLE: 'user',
    ISPUBLIC: true,
    PHOTOURL: defaultAvatar,
  }
}
