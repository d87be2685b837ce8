import { useCanBlock, useNotify } from 'ra-core'
import {
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { useWarm } from '../../ui/loading/useWarm'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import { DraftOffer, useRetry } from './drafts/DraftOffer'
import { OpenDrafts } from './drafts/openDrafts'
import { useKeeper } from './drafts/useKeeper'
import { SavingEach } from './each/SavingEach'
import { FormBody } from './FormBody'
import type { Writer } from './fields/resolver'
import {
  fetchQuestions,
  LazyGoneNote,
  LazyIncluded,
  LazyLeaveDialog,
  LazyNewer,
  LazyTrouble,
} from './formLater'
import { useIncludedText } from './merging/useIncludedText'
import { type MergingWork, useMerging } from './merging/useMerging'
import type { WriteState } from './merging/useWrite'
import type { RecordFormProps } from './RecordForm'
import { SheetContext, useFormSheet } from './saving/formContext'
import { LosingDialog, useLeaving } from './saving/PendingGuard'
import type { SaveFailureView } from './saving/SaveFailure'
import { useSave } from './saving/useSave'
import { useSaveKey } from './saving/useSaveKey'
import { awaitsConnection, useSaveOnReturn } from './saving/useSaveOnReturn'
import { useGone } from './useGone'

/** Delay after the first fields are drawn. */
const CALM_MS = 1000

/** Saves the typed values; returns errors by field. */
export type Submit = (typed: object) => Promise<object | undefined>

/** Somebody moved the record to a state in which it cannot be edited. */
const closed: SaveFailureView = { status: 403, message: '' }

interface FormSheetProps extends RecordFormProps {
  readonly formId: string
  readonly writer: Writer
  readonly submit: RefObject<Submit | null>
}

/** A form's messages, fields and save bar. */
export function FormSheet({ formId, writer, submit, ...props }: FormSheetProps) {
  const resource = useResource()
  const { record, latest, defaults = {}, inDialog = false, onDirty } = props
  const { onRebase = () => undefined, keepsDraft = !inDialog } = props
  // The idempotency key; a restored draft brings its own.
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const [trouble, setTrouble] = useState<SaveFailureView>()
  const merging = useMerging({ writer, record, onRebase })
  const { pathname, search } = useLocation()
  const page = inDialog ? undefined : `${pathname}${search}`
  const { keeper, place } = useKeeper({ writer, record, defaults, key, page, isOff: !keepsDraft })
  const tellSaved = useTellSaved(record !== undefined)
  const resubmit = useResubmit(formId)
  useSaveOnReturn(formId, trouble)
  useSaveKey(formId)
  useRetry(key, resubmit)
  const showFailure = (now: SaveFailureView | undefined) => {
    setTrouble(now)
    const isFailed = now !== undefined && now.status !== 401 && now.status !== 412
    keeper.mark(isFailed ? { state: 'failed', reason: now.message } : { state: 'draft' })
  }
  const save = useSave({
    writer,
    record,
    key,
    onTrouble: showFailure,
    onAsked: theirs => {
      keeper.mark({ state: 'draft' })
      merging.ask(theirs)
    },
    onRebased: (theirs, { values, taken }) => {
      merging.goOn(theirs, values)
      void merging.tell(theirs, taken)
    },
    onSaved: (saved, at) => {
      keeper.end()
      void tellSaved(at, merging.newsUntil)
      props.onSaved(saved)
    },
  })
  useImperativeHandle(submit, () => typed => {
    setTrouble(undefined)
    keeper.mark({ state: 'saving' })
    return save(typed)
  })
  useWarm(fetchQuestions, CALM_MS)
  const isClosed = latest?._can?.update === false
  const sheet = useMemo(() => ({ keeper, trouble, isClosed }), [keeper, trouble, isClosed])
  const around = useContext(OpenDrafts)
  const openDrafts = useMemo(() => [...around, key], [around, key])
  const gone = useGone(resource, record)
  // "Deleted by" is more helpful than "not found".
  const failure = isClosed ? closed : trouble?.status === 404 && gone ? undefined : trouble
  return (
    <SheetContext value={sheet}>
      {keepsDraft && (
        <DraftOffer {...{ writer, record, place, merging, keeper }} onTaken={setKey} />
      )}
      {failure && <LazyTrouble trouble={failure} writer={writer} />}
      {gone && <LazyGoneNote {...{ gone, writer }} onRestored={() => setTrouble(undefined)} />}
      {record && latest && !isClosed && !awaitsConnection(trouble) && (
        <LazyNewer record={record} latest={latest} onBringIn={merging.bringIn} />
      )}
      {merging.included && <LazyIncluded included={merging.included} onClose={merging.forget} />}
      <OpenDrafts value={openDrafts}>
        <MaybeEach {...{ writer, merging }} record={inDialog ? undefined : record}>
          <FormBody
            formId={formId}
            writable={writer.writable}
            given={props.given}
            record={record}
            plain={inDialog}
            hasNext={props.onAnother !== undefined}
            bar={props.bar}
            onCancel={props.onCancel}
          />
        </MaybeEach>
      </OpenDrafts>
      {!inDialog && <UnsavedGuard />}
      {onDirty && <Dirty onChange={onDirty} />}
      <Questioned
        merging={merging}
        onSave={resubmit}
        onPutOff={() => showFailure({ status: 412, message: '' })}
      />
    </SheetContext>
  )
}

interface QuestionedProps {
  readonly merging: MergingWork
  readonly onSave: () => void
  /** Called when a save was requested and the choice is postponed. */
  readonly onPutOff: () => void
}

function Questioned({ merging, onSave, onPutOff }: QuestionedProps) {
  const { question } = merging
  if (!question) return null
  return (
    <MergeDialog
      question={question}
      newsUntil={merging.newsUntil}
      onClose={() => {
        merging.withdraw()
        if (question.next === 'save') onPutOff()
      }}
      onDone={(values, fields) => {
        merging.withdraw()
        merging.goOn(question.theirs, values)
        void merging.tell(question.theirs, fields)
        question.onDone?.()
        if (question.next === 'save') onSave()
      }}
    />
  )
}

/** Loaded on the first conflict. */
const MergeDialog = quiet(later(() => import('./merging/MergeDialog'), 'MergeDialog'))

type MaybeEachProps = Omit<Parameters<typeof SavingEach>[0], 'record'> & {
  readonly record: SentRecord | undefined
}
const MaybeEach = ({ record, ...props }: MaybeEachProps) =>
  record && props.writer.resource.form.layout === 'steps' ? (
    <SavingEach {...props} record={record} />
  ) : (
    props.children
  )

/** Announces a save and what it was merged with. */
function useTellSaved(wasThere: boolean) {
  const notify = useNotify()
  const textOf = useIncludedText()
  return async (
    { record, taken }: WriteState,
    newsUntil: ReturnType<typeof useMerging>['newsUntil'],
  ) => {
    if (!record || taken.length === 0) {
      return notify(wasThere ? 'form.saved' : 'form.created', { type: 'success' })
    }
    const included = { fields: [...new Set(taken)], ...(await newsUntil(record)) }
    notify(textOf(included, 'form.merge.savedWith'), { type: 'success', autoHideDuration: 12_000 })
  }
}

/** Submits the form again once it uses the new base record. */
function useResubmit(formId: string) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit()
  }, [times, formId])
  return () => setTimes(times + 1)
}

/** Reports whether the form has unsaved changes. */
function Dirty({ onChange }: { readonly onChange: (dirty: boolean) => void }) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    onChange(isDirty)
    return () => onChange(false)
  }, [isDirty, onChange])
  return null
}

/** Asks before leaving a changed form; its draft is kept. */
const UnsavedGuard = () => (useCanBlock() ? <Guard /> : null)

function Guard() {
  const { keeper, keptAt } = useFormSheet()
  const { dirtyFields, isSubmitting } = useFormState()
  const isKept = keptAt !== undefined
  const holds = Object.keys(dirtyFields).length > 0 && !isSubmitting
  const { isAsked, leave, stay } = useLeaving({ holds, isKept })
  useEffect(() => {
    if (isAsked) keeper.flush()
  }, [isAsked, keeper])
  if (!isAsked) return null
  if (!isKept) return <LosingDialog onLeave={leave} onStay={stay} />
  const discard = () => {
    keeper.end()
    leave()
  }
  return <LazyLeaveDialog onLeave={leave} onDiscard={discard} onStay={stay} />
}
