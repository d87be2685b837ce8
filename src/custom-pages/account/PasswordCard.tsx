import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, Fragment, useState } from 'react'
import { changePassword } from '../../model/endpoints/account'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { Button } from '../../ui/controls/Button'
import { type Failure, toFailure } from '../../ui/front/failure'
import { AppForm } from '../../ui/page/AppForm'
import { StrengthLater } from '../../ui/password/StrengthLater'
import { Input } from '../../ui/primitives/inputs'
import { Card, Stack, Text } from '../../ui/primitives/layout'

const names = ['current', 'PASSWORD', 'repeat'] as const
type Name = (typeof names)[number]

/** Changes the password, given the current one; ends the other sessions. */
export function PasswordCard() {
  const translate = useTranslate()
  const { values, set, getProblem, isBusy, failure, submit } = usePasswordForm()
  const labels: Record<Name, string> = {
    current: translate('account.currentPassword'),
    PASSWORD: translate('auth.newPassword'),
    repeat: translate('auth.repeatPassword'),
  }
  return (
    <Card title={translate('account.password')}>
      <AppForm onSubmit={submit} refusal={failure}>
        <Stack gap={4}>
          <Text size="md" tone="secondary" i18nKey="account.passwordText" />
          {names.map(name => (
            <Fragment key={name}>
              <Input
                label={labels[name]}
                error={getProblem(name)}
                help={name === 'PASSWORD' && translate('auth.passwordHint')}
                type="password"
                autoComplete={name === 'current' ? 'current-password' : 'new-password'}
                required
                value={values[name]}
                onText={text => set(name, text)}
              />
              {name === 'PASSWORD' && <Strength password={values.PASSWORD} />}
            </Fragment>
          ))}
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('auth.changePassword')}
          </Button>
        </Stack>
      </AppForm>
    </Card>
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
    if (isBusy) return
    // The new object moves the focus to the field.
    if (differs) return setFailure({ message: '', errors: {} })
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
  return { values, set, getProblem, isBusy, failure, submit }
}
