import TextField from '@mui/material/TextField'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, Fragment, useState } from 'react'
import { changePassword } from '../../model/endpoints/account'
import { Button } from '../../pieces/controls/Button'
import { type Failure, toFailure } from '../../pieces/front/failure'
import { StrengthLater } from '../../pieces/password/StrengthLater'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'

const names = ['current', 'PASSWORD', 'repeat'] as const
type Name = (typeof names)[number]

/** Changes the password, given the current one; ends the other sessions. */
export function PasswordCard() {
  const translate = useTranslate()
  const { values, set, getProblem, isBusy, submit } = usePasswordForm()
  const labels: Record<Name, string> = {
    current: translate('account.currentPassword'),
    PASSWORD: translate('auth.newPassword'),
    repeat: translate('auth.repeatPassword'),
  }
  return (
    <section className="p-card account-card" aria-labelledby="account-password">
      <h2 id="account-password">{translate('account.password')}</h2>
      <p>{translate('account.passwordText')}</p>
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
              error={getProblem(name) !== undefined}
              helperText={
                getProblem(name) ??
                (name === 'PASSWORD' ? translate('auth.passwordHint') : undefined)
              }
            />
            {name === 'PASSWORD' && <Strength password={values.PASSWORD} />}
          </Fragment>
        ))}
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('auth.changePassword')}
        </Button>
      </form>
    </section>
  )
}

function Strength({ password }: { password: string }) {
  const translate = useTranslate()
  const { DISPLAYNAME, EMAIL } = useSession().user ?? {}
  const words = {
    label: translate('auth.strength.label'),
    easy: translate('auth.strength.easy'),
    weak: translate('auth.strength.weak'),
    good: translate('auth.strength.good'),
    strong: translate('auth.strength.strong'),
  }
  const own = [DISPLAYNAME, EMAIL].map(text => String(text ?? ''))
  return <StrengthLater password={password} own={own} words={words} />
}

const emptyForm: Record<Name, string> = { current: '', PASSWORD: '', repeat: '' }

function usePasswordForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const [values, setValues] = useState(emptyForm)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const differs = values.repeat !== '' && values.repeat !== values.PASSWORD
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || differs) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { current, PASSWORD } = values
      await ask(http, changePassword, { body: { current, PASSWORD } })
      setValues(emptyForm)
      notify('auth.passwordChangedTitle', { type: 'success' })
    } catch (reason) {
      const failed = toFailure(reason)
      setFailure(failed)
      if (Object.keys(failed.errors).length === 0) notify(failed.message, { type: 'error' })
    }
    setBusy(false)
  }
  const getProblem = (name: Name) =>
    name === 'repeat' && differs
      ? translate('auth.passwordsDiffer')
      : failure?.errors[name === 'repeat' ? '' : name]
  const set = (name: Name, value: string) => setValues(all => ({ ...all, [name]: value }))
  return { values, set, getProblem, isBusy, submit }
}
