import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldModel } from '../../../model/fields/resource'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { changedInputs } from '../fields/changes'
import { EachContext } from '../fields/fieldContexts'
import { storedRecordOf, type Writer } from '../fields/resolver'
import type { MergingWork } from '../merging/useMerging'
import { useWrite, type WriteRefusal } from '../merging/useWrite'

interface SavingEachProps {
  readonly writer: Writer
  readonly record: SentRecord
  readonly merging: MergingWork
  readonly children: ReactNode
}

/**
 * Saves each field of a record separately (business.md#credit-applications): an invalid field does not block
 * the others.
 */
export function SavingEach({ writer, record, merging, children }: SavingEachProps) {
  const { getValues, trigger, setError } = useFormContext()
  const client = useQueryClient()
  const notify = useNotify()
  const write = useWrite(writer, record)
  const [busy, setBusy] = useState<string>()
  const refuse = ({ message, body }: WriteRefusal, name: string) => {
    const own = Object.entries(body?.errors ?? {}).filter(([path]) => path.split('.')[0] === name)
    for (const [path, text] of own) setError(path, { type: 'server', message: text })
    if (own.length === 0) notify(message || 'form.notSaved', { type: 'error' })
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
    const left = changedInputs(writer, storedRecordOf(writer, typed)).filter(
      field => field.name !== name,
    )
    const others = Object.fromEntries(left.map(field => [field.name, typed[field.name]]))
    merging.goOn(outcome.saved, { ...outcome.saved, ...others })
    notify('form.saved', { type: 'success' })
  }
  return <EachContext value={{ save, busy }}>{children}</EachContext>
}
