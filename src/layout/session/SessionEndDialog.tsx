import { useNow } from '../../ui/controls/useNow'
import './session.css'
import Dialog from '@mui/material/Dialog'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CLOCK } from '../../base/day'
import { localeOf } from '../../i18n/languages'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button } from '../../ui/controls/Button'
import { type Failure, toFailure } from '../../ui/front/failure'
import { AppForm } from '../../ui/page/AppForm'
import { Input } from '../../ui/primitives/inputs'

export interface SessionEndDialogProps {
  /** In seconds. */
  readonly end: number
  readonly onClose: () => void
}

/** Two minutes before the end: the password renews the session, and the page stays as it is. */
export function SessionEndDialog({ end, onClose }: SessionEndDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const left = useSecondsLeft(end)
  const say = useErrorWords()
  const { password, setPassword, isBusy, failure, submit } = useRenewal()
  const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <AppForm className="session-end" onSubmit={submit} refusal={failure}>
        <h2 id={`${id}-title`}>{translate('session.title')}</h2>
        <p className="session-clock" dir="ltr" aria-hidden="true">
          {minutes}
        </p>
        <p id={`${id}-text`}>{translate('session.text', { time: useTimeOf(end) })}</p>
        <Input
          autoFocus
          required
          type="password"
          autoComplete="current-password"
          label={translate('auth.password')}
          value={password}
          onText={setPassword}
          error={say(failure?.message ?? '')}
        />
        <div className="p-wrap session-acts">
          <Button color="inherit" onClick={onClose} i18nKey="session.later" />
          <Button type="submit" variant="contained" loading={isBusy} i18nKey="session.continue" />
        </div>
      </AppForm>
    </Dialog>
  )
}

function useRenewal() {
  const { session } = useBackend()
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const isSent = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: submits this form only.
    event.stopPropagation()
    if (isSent.current) return
    isSent.current = true
    setBusy(true)
    try {
      await session.renew(password)
      notify('session.renewed', { type: 'success' })
    } catch (reason) {
      setFailure(toFailure(reason))
    }
    isSent.current = false
    setBusy(false)
  }
  return { password, setPassword, isBusy, failure, submit }
}

const useSecondsLeft = (end: number) => Math.max(Math.ceil(end - useNow() / 1000), 0)

function useTimeOf(seconds: number) {
  const locale = localeOf(useLanguage())
  return new Intl.DateTimeFormat(locale, CLOCK).format(seconds * 1000)
}
