import type { Registration } from '../../providers/session'

/** The picture of who has none yet, where no server says which (product.md 3: at a third party's). */
const defaultPhoto = 'https://www.gravatar.com/avatar/?d=mp'

/** The body of product.md 3: first and last name joined by a space, the literal role. */
export const registrationOf = (form: FormData, photo: string | null): Registration => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    EMAIL: text('email'),
    PASSWORD: String(form.get('password') ?? ''),
    DISPLAYNAME: `${text('firstName')} ${text('lastName')}`.trim(),
    ROLE: 'user',
    ISPUBLIC: true,
    PHOTOURL: photo ?? defaultPhoto,
  }
}
