import { Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { InlineCreateContext } from '../../fields/inlineCreate'
import { useLive } from '../../fields/liveRecord'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { Alike } from '../../providers/dataProvider/extras'
import { useLabels } from '../../providers/labels'
import { SlotPiece } from '../SlotPiece'
import { isSectionShown, type SectionShown, sectionsOf } from '../sections'
import { useDeniedInput } from '../useDeniedField'
import type { Sent } from '../useRecord'
import { AlikeContext } from './alike/alike'
import { DeniedContext } from './denied'
import { FormTabs } from './FormTabs'
import { AlikeFinder, ErrorSummary, FormSteps, InlineCreate, StepButtons } from './formLater'
import { SaveBar } from './SaveBar'
import { SectionBody } from './SectionBody'
import { useFirstFocus } from './useFirstFocus'
import { isDrawn } from './writing'

interface FormBodyProps {
  readonly formId: string
  readonly resource: Resource
  readonly writable: ReadonlySet<string>
  readonly record?: Sent | undefined
  /** What is settled, and not drawn. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
  /** Sections below each other, whatever the schema wishes. */
  readonly plain: boolean
  readonly onCancel?: (() => void) | undefined
}

/** The fields in their sections: below each other, as tabs, or one step after the other. */
export function FormBody({ formId, ...props }: FormBodyProps) {
  const { resource, writable, record, plain, onCancel } = props
  const { submitCount } = useFormState()
  const [alike, setAlike] = useState<readonly Alike[]>([])
  const { sections, deniedOf } = useSections(props)
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
    <InlineCreateContext value={plain ? null : InlineCreate}>
      <DeniedContext value={deniedOf}>
        <Suspense fallback={null}>
          {submitCount > 0 && <ErrorSummary sections={sections} onGo={parts.setCurrent} />}
        </Suspense>
        <Suspense fallback={null}>
          {resource.schema.alike && (
            <AlikeFinder resource={resource} record={record} onFound={setAlike} />
          )}
        </Suspense>
        <AlikeContext value={alike}>
          {!plain && <SlotPiece resource={resource} place="formTop" {...(record && { record })} />}
          {as === 'tabs' && <FormTabs {...parts} />}
          <Suspense fallback={null}>{as === 'steps' && <FormSteps {...parts} />}</Suspense>
          {as === 'sections' &&
            sections.map(section => (
              <SectionBody key={section.id} section={section} writable={writable} record={record} />
            ))}
        </AlikeContext>
        <SaveBar
          onCancel={onCancel}
          canSave={mayWrite && (as !== 'steps' || isLast)}
          isIdle={isIdle}
          following={following}
        >
          <Suspense fallback={null}>{as === 'steps' && <StepButtons {...parts} />}</Suspense>
        </SaveBar>
      </DeniedContext>
    </InlineCreateContext>
  )
}

interface Way extends Pick<FormBodyProps, 'resource' | 'writable' | 'record' | 'plain'> {
  readonly sections: readonly SectionShown[]
}

/** Where one stands among the sections; an address may say where to begin: `?step=`. */
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
    /** What comes once it is saved. */
    following: record ? undefined : sections[last + 1]?.label,
  }
}

/** Steps lead through what is new; of a record that is there each part is a tab, its steps are its flow's. */
const wayThrough = ({ form }: Resource, record: Sent | undefined) =>
  form.as === 'steps' && record ? 'tabs' : form.as

/** The sections that stand in the form now, and why some fields are not this person's to fill in. */
function useSections({ resource, writable, record, given, plain }: Omit<FormBodyProps, 'formId'>) {
  const labels = useLabels()
  const me = useMe()
  const drawn = isDrawn(resource, { me, writable, record })
  const reasonOf = useDeniedInput(resource, writable)
  const all = sectionsOf(resource, {
    has: field =>
      !(given && field.name in given) && (drawn(field) || reasonOf(field) !== undefined),
    label: labels.text,
    isNew: record === undefined,
    pieces: !plain,
  })
  const person = me as unknown as Readonly<Record<string, unknown>>
  const hidden = useLive(now =>
    all
      .filter(({ id }) => !isSectionShown(resource, id, { record: now, me: person }))
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
