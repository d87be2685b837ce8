import { TERMS_VERSION } from '../../domain/terms'
import { FailureText } from '../../pieces/front/FailureText'
import { FrontField } from '../../pieces/front/FrontField'
import { FrontLink } from '../../pieces/front/FrontLink'
import { FrontPage } from '../../pieces/front/FrontPage'
import { NewPasswordField } from '../../pieces/front/NewPasswordField'
import { SubmitButton } from '../../pieces/front/SubmitButton'
import { useSubmit } from '../../pieces/front/useSubmit'
import { useWords } from '../../pieces/front/words'
import { useBackend } from '../../providers/backendContext'
import { PROFILE } from '../../providers/place'
import { AcceptTerms } from './AcceptTerms'
import { registrationOf } from './registration'

/** Makes an account and signs in at once; its role is given by an administrator later. */
export function RegisterPage() {
  const { words } = useWords()
  const { session, place, serverSettings } = useBackend()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const { photo, terms } = await serverSettings()
    await session.register(registrationOf(form, photo), terms ? TERMS_VERSION : undefined)
    place.go(PROFILE, { replace: true })
  })
  return (
    <FrontPage title={words.auth.registerTitle}>
      <p className="front-lead">{words.auth.registerText}</p>
      <form className="front-form" onSubmit={submit}>
        <FailureText failure={failure} fields={['DISPLAYNAME', 'EMAIL', 'PASSWORD']} />
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
        <FrontField
          label={words.auth.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.EMAIL}
        />
        <NewPasswordField label={words.auth.password} error={errors.PASSWORD} />
        <AcceptTerms />
        <SubmitButton
          label={words.auth.register}
          busyLabel={words.auth.registering}
          isBusy={isBusy}
        />
      </form>
      <p className="front-after">
        {words.auth.haveAccount} <FrontLink to="/auth/login/">{words.auth.signIn}</FrontLink>
      </p>
    </FrontPage>
  )
}
