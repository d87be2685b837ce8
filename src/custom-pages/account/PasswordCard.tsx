import TextField from '@mui/material/TextField'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, Fragment, useState } from 'react'
import { Button } from '../../pieces/Button'
import { type Failure, failureOf } from '../../pieces/front/failure'
import { StrengthLater } from '../../pieces/password/StrengthLater'
import { useBackend, useSession } from '../../providers/backendContext'

const names = ['current', 'PASSWORD', 'repeat'] as const
type Name = (typeof names)[number]

/** A new password, by who knows the one of now; the other sessions end. */
export function PasswordCard() {
  const translate = useTranslate()
  const { values, set, problemOf, isBusy, submit } = usePasswordForm()
  const labels: Record<Name, string> = {
    current: translate('app.account.currentPassword'),
    PASSWORD: translate('app.auth.newPassword'),
    repeat: translate('app.auth.repeatPassword'),
  }
  return (
    <section className="p-card account-card" aria-labelledby="account-password">
      <h2 id="account-password">{translate('app.account.password')}</h2>
      <p>{translate('app.account.passwordText')}</p>
      <form onSubmit={submit}>
        {names.map(name => (
          <Fragment key={name}>
            <TextField
              label={labels[name]}
              type="password"
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              required
              value={values[name]}
              onChange={event => set(name, event.target.value)}
              error={problemOf(name) !== undefined}
              helperText={
                problemOf(name) ??
                (name === 'PASSWORD' ? translate('app.auth.passwordHint') : undefined)
              }
            />
            {name === 'PASSWORD' && <Strength password={values.PASSWORD} />}
          </Fragment>
        ))}
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('app.auth.changePassword')}
        </Button>
      </form>
    </section>
  )
}

function Strength({ password }: { password: string }) {
  const translate = useTranslate()
  const { DISPLAYNAME, EMAIL } = useSession().user ?? {}
  const words = {
    label: translate('app.auth.strength.label'),
    easy: translate('app.auth.strength.easy'),
    weak: translate('app.auth.strength.weak'),
    good: translate('app.auth.strength.good'),
    strong: translate('app.auth.strength.strong'),
  }
  const own = [DISPLAYNAME, EMAIL].map(text => String(text ?? ''))
  return <StrengthLater password={password} own={own} words={words} />
}

const nothing: Record<Name, string> = { current: '', PASSWORD: '', repeat: '' }

function usePasswordForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const { account } = useBackend()
  const [values, setValues] = useState(nothing)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const differs = values.repeat !== '' && values.repeat !== values.PASSWORD
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || differs) return
    setBusy(true)
    setFailure(undefined)
    try {
      await account.changePassword(values.current, values.PASSWORD)
      setValues(nothing)
      notify('app.auth.passwordChangedTitle', { type: 'success' })
    } catch (reason) {
      const failed = failureOf(reason)
      setFailure(failed)
      if (Object.keys(failed.errors).length === 0) notify(failed.message, { type: 'error' })
    }
    setBusy(false)
  }
  const problemOf = (name: Name) =>
    name === 'repeat' && differs
      ? translate('app.auth.passwordsDiffer')
      : failure?.errors[name === 'repeat' ? '' : name]
  const set = (name: Name, value: string) => setValues(all => ({ ...all, [name]: value }))
  return { values, set, problemOf, isBusy, submit }
}
