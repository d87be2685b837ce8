import { type FormEvent, useContext, useState } from 'react'
import { type Failure, toFailure } from './failure'
import { Leaving } from './leaving'

/** Submits a form, one request at a time, and keeps the error to show. */
export function useSubmit(send: (form: FormData) => Promise<unknown>) {
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setSending] = useState(false)
  const isBusy = useContext(Leaving) || isSending
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setSending(true)
    setFailure(undefined)
    await send(new FormData(event.currentTarget)).catch((reason: unknown) =>
      setFailure(toFailure(reason)),
    )
    setSending(false)
  }
  return { submit, isBusy, failure, errors: failure?.errors ?? {} }
}

export const textInForm = (form: FormData, name: string) => String(form.get(name) ?? '')
