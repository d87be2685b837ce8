import { type ReactNode, useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { InlineCreateContext } from '../../fields/record/inlineCreate'
import { useLiveRecord } from '../../fields/record/liveRecord'
import { flowsOf } from '../../model/access/transition'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useResource } from '../../providers/backend/catalogueContext'
import type { SimilarRecordsView } from '../../providers/dataProvider/extras'
import { isSectionShown, type SectionShown, sectionsOf } from '../record/sections'
import { useDeniedInput } from '../record/useDeniedField'
import { SlotPiece } from '../slots/SlotPiece'
import { DeniedContext, laterClass, SimilarContext } from './fields/fieldContexts'
import { isDrawn } from './fields/writing'
import {
  LazyErrorSummary,
  LazyFormSteps,
  LazyFormTabs,
  LazyInlineCreate,
  LazySimilarFinder,
  LazyStepButtons,
} from './formLater'
import { SectionBody } from './SectionBody'
import { SaveBar } from './saving/SaveBar'

interface FormBodyProps {
  readonly formId: string
  readonly writable: ReadonlySet<string>
  readonly record?: SentRecord | undefined
  /** Fixed values that are not shown. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  /** Always sections below each other. */
  readonly plain: boolean
  /** A second button saves and begins the next record. */
  readonly hasNext: boolean
  readonly bar?: ReactNode
  readonly onCancel?: (() => void) | undefined
}

/** The form's sections: below each other, as tabs, or as steps. */
export function FormBody({ formId, hasNext, bar, ...props }: FormBodyProps) {
  const { writable, record, plain, onCancel } = props
  const resource = useResource()
  const { submitCount } = useFormState()
  const [alike, setAlike] = useState<readonly SimilarRecordsView[]>([])
  const { sections, deniedOf } = useSections({ resource, ...props })
  const { as, parts, isLast, isIdle, following } = useWay({
    sections,
    resource,
    writable,
    record,
    plain,
  })
  useFirstFocus({ formId, isOff: Boolean(record) })
  const mayWrite = sections.some(({ fields }) => fields.some(({ name }) => writable.has(name)))
  return (
    <InlineCreateContext value={plain ? null : LazyInlineCreate}>
      <DeniedContext value={deniedOf}>
        {submitCount > 0 && <LazyErrorSummary sections={sections} onGo={parts.setCurrent} />}
        {resource.schema.matchFields && <LazySimilarFinder record={record} onFound={setAlike} />}
        <SimilarContext value={alike}>
          {!plain && <SlotPiece place="formTop" {...(record && { record })} />}
          {as === 'tabs' && <LazyFormTabs {...parts} />}
          {as === 'steps' && <LazyFormSteps {...parts} />}
          {as === 'sections' &&
            sections.map((section, at) => (
              <SectionBody key={section.id} {...{ section, writable, record }} isFurther={at > 0} />
            ))}
        </SimilarContext>
        <SaveBar
          onCancel={onCancel}
          canSave={mayWrite && (as !== 'steps' || isLast)}
          isIdle={isIdle}
          following={following}
          hasNext={hasNext}
        >
          {bar}
          {as === 'steps' && <LazyStepButtons {...parts} />}
        </SaveBar>
      </DeniedContext>
    </InlineCreateContext>
  )
}

interface Way extends Pick<FormBodyProps, 'writable' | 'record' | 'plain'> {
  readonly sections: readonly SectionShown[]
  readonly resource: Resource
}

/** The current section; the address may name it (`?step=`). */
function useWay({ sections, resource, writable, record, plain }: Way) {
  const [search] = useSearchParams()
  const [current, setCurrent] = useState(record && !plain ? search.get('step') : null)
  const shown = sections.find(({ id }) => id === current) ?? sections[0]
  const last = sections.findLastIndex(({ piece }) => piece === undefined)
  return {
    as: plain || sections.length < 2 ? 'sections' : wayThrough(resource, record),
    parts: { sections, writable, record, current: shown?.id ?? '', setCurrent },
    isLast: shown === sections[last],
    isIdle: shown?.piece !== undefined,
    /** The step after saving. */
    following: record ? undefined : sections[last + 1]?.label,
  }
}

/** A new record uses steps; an existing one shows them as tabs. */
const wayThrough = ({ form }: Resource, record: SentRecord | undefined) =>
  form.layout === 'steps' && record ? 'tabs' : form.layout

/** The visible sections, and why some fields are locked. */
function useSections({
  resource,
  writable,
  record,
  given,
  plain,
}: Omit<FormBodyProps, 'formId' | 'hasNext' | 'bar'> & { readonly resource: Resource }) {
  const labels = useLabels()
  const me = useMe()
  const drawn = isDrawn(resource, { me, writable, record })
  const reasonOf = useDeniedInput(resource, writable)
  // The page of a stored record shows its flow above.
  const above = record && !plain ? flowsOf(resource).map(([field]) => field) : []
  const all = sectionsOf(resource, {
    has: field =>
      !(given && field.name in given) &&
      (writable.has(field.name) || !above.includes(field)) &&
      (drawn(field) || reasonOf(field) !== undefined),
    label: labels.text,
    pieces: !plain,
  })
  const hidden = useLiveRecord(now =>
    all
      .filter(({ id }) => !isSectionShown(resource, id, { record: now, me }))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ')
  return {
    sections: all.filter(({ id }) => !hidden.includes(id)),
    deniedOf(field: FieldModel) {
      const reason = reasonOf(field)
      return reason === undefined ? undefined : { reason, isSeen: drawn(field) }
    },
  }
}

const inputs = ':is(input, textarea, select, [role="combobox"], [contenteditable="true"])'
const deep = { childList: true, subtree: true }

/** Focuses the first field of a new form, unless another element has the focus. */
function useFirstFocus({ formId, isOff }: { formId: string; isOff: boolean }) {
  useEffect(() => {
    if (isOff) return undefined
    const focusFirst = () => {
      const form = document.getElementById(formId)
      const isAround = document.activeElement?.contains(form) ?? true
      if (!form || !isAround) return observer.disconnect()
      const all = [...form.querySelectorAll<HTMLElement>(`.r-fields ${inputs}`)]
      // Waits while an earlier field is still loading.
      if (form.querySelector(`.${laterClass}`) || all.length === 0)
        return observer.observe(form, deep)
      observer.disconnect()
      // `setFocus` of the form library runs later and does not report whether a field took the focus.
      all.find(takesFocus)?.focus()
    }
    const observer = new MutationObserver(focusFirst)
    // The page or the dialog takes the focus first.
    const timer = setTimeout(focusFirst)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [formId, isOff])
}

const takesFocus = (input: HTMLElement) =>
  input.tabIndex >= 0 &&
  !input.matches(
    ':disabled, [readonly], [type="hidden"], [aria-disabled="true"], [aria-hidden="true"]',
  )
