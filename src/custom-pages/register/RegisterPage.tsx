import { business, guestRole } from '../../base/business'
import { useBackend } from '../../providers/backend/backendContext'
import { PROFILE } from '../../providers/navigation/place'
import type { Registration } from '../../providers/session/session'
import { EmailField } from '../../ui/front/EmailField'
import { FrontField } from '../../ui/front/FrontField'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { NewPasswordField } from '../../ui/front/NewPasswordField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useSubmit } from '../../ui/front/useSubmit'
import { useWords } from '../../ui/front/words'
import { Checkbox } from '../../ui/primitives/inputs'

/** Creates an account and signs in; an administrator assigns a role later. */
export function RegisterPage() {
  const { words } = useWords()
  const { session, place, server } = useBackend()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const { photo, terms } = await server.settings()
    await session.register(
      toRegistration(form, photo),
      terms ? business().terms?.version : undefined,
    )
    place.go(PROFILE, { replace: true })
  })
  return (
    <FrontPage title={words.auth.registerTitle}>
      <p className="front-lead">{words.auth.registerText}</p>
      <FrontForm onSubmit={submit} failure={failure} fields={['DISPLAYNAME', 'EMAIL', 'PASSWORD']}>
        <div className="front-pair">
          <FrontField
            label={words.auth.firstName}
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={100}
            error={errors.DISPLAYNAME}
          />
          <FrontField
            label={words.auth.lastName}
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={99}
          />
        </div>
        <EmailField error={errors.EMAIL} />
        <NewPasswordField label={words.auth.password} error={errors.PASSWORD} />
        {business().terms && <AcceptTerms path={business().terms?.path} />}
        <SubmitButton
          label={words.auth.register}
          busyLabel={words.auth.registering}
          isBusy={isBusy}
        />
      </FrontForm>
      <p className="front-after">
        {words.auth.haveAccount} <FrontLink to="/auth/login/">{words.auth.signIn}</FrontLink>
      </p>
    </FrontPage>
  )
}

/** Required; the texts open beside the form, which keeps its input. */
function AcceptTerms({ path }: { path: string | undefined }) {
  const { auth, common } = useWords().words
  return (
    <Checkbox
      name="terms"
      required
      label={
        <>
          {auth.acceptTerms}{' '}
          <a href={path} target="_blank" rel="noreferrer">
            {auth.termsLink}
            <span className="p-hidden"> ({common.newTab})</span>
          </a>
        </>
      }
    />
  )
}

/** Default picture without a configured one, from a third party. */
const defaultPhoto = 'https://www.gravatar.com/avatar/?d=mp'

/** Body of a registration: first and last name joined by a space, and the fixed role. */
const toRegistration = (form: FormData, photo: string | null): Registration => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    EMAIL: text('email'),
    PASSWORD: String(form.get('password') ?? ''),
    DISPLAYNAME: `${text('firstName')} ${text('lastName')}`.trim(),
    ROLE: guestRole(),
    ISPUBLIC: true,
    PHOTOURL: photo ?? defaultPhoto,
  }
}
