import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldModel } from '../../../model/resource'
import type { Sent } from '../../useRecord'
import { changedFields } from '../changes'
import type { MergingWork } from '../merging/useMerging'
import { type Refusal, useWrite } from '../merging/useWrite'
import { keptOf, type Writer } from '../resolver'
import { EachContext } from './eachContext'

interface SavingEachProps {
  readonly writer: Writer
  readonly record: Sent
  readonly merging: MergingWork
  readonly children: ReactNode
}

/** Lets each field of a record be saved alone (domain.md 5.14): one that is wrong holds up no other. */
export function SavingEach({ writer, record, merging, children }: SavingEachProps) {
  const { getValues, trigger, setError } = useFormContext()
  const client = useQueryClient()
  const notify = useNotify()
  const write = useWrite(writer, record)
  const [busy, setBusy] = useState<string>()
  const refuse = ({ message, body }: Refusal, name: string) => {
    const own = Object.entries(body?.errors ?? {}).filter(([path]) => path.split('.')[0] === name)
    for (const [path, text] of own) setError(path, { type: 'server', message: text })
    if (own.length === 0) notify(message || 'app.form.notSaved', { type: 'error' })
  }
  const save = async ({ name }: FieldModel) => {
    if (!(await trigger(name))) return
    setBusy(name)
    const outcome = await write({ [name]: getValues(name) }, crypto.randomUUID())
    setBusy(undefined)
    if ('asked' in outcome) return merging.ask(outcome.asked)
    if ('refused' in outcome) return refuse(outcome.refused, name)
    void client.invalidateQueries({ queryKey: [writer.resource.name] })
    const typed = getValues()
    const left = changedFields(writer, keptOf(writer, typed)).filter(field => field.name !== name)
    const others = Object.fromEntries(left.map(field => [field.name, typed[field.name]]))
    merging.goOn(outcome.saved, { ...outcome.saved, ...others })
    notify('app.form.saved', { type: 'success' })
  }
  return <EachContext value={{ save, busy }}>{children}</EachContext>
}
