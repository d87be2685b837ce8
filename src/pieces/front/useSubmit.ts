import { type FormEvent, useState } from 'react'
import { type Failure, failureOf } from './failure'

/** A form that asks the server once at a time: what it refuses is kept to be said in place. */
export function useSubmit(send: (form: FormData) => Promise<unknown>) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    await send(new FormData(event.currentTarget)).catch((reason: unknown) =>
      setFailure(failureOf(reason)),
    )
    setBusy(false)
  }
  return { submit, isBusy, failure, errors: failure?.errors ?? {} }
}

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
