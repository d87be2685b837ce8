import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { walkTabs } from '../../pieces/walkTabs'
import type { SectionShown } from '../sections'
import type { Sent } from '../useRecord'
import { SectionBody } from './SectionBody'

export interface FormParts {
  readonly sections: readonly SectionShown[]
  readonly writable: ReadonlySet<string>
  readonly record: Sent | undefined
  readonly current: string
  readonly setCurrent: (id: string) => void
}

/** A tab per section; one with errors says so. A tab once opened keeps what stands in it. */
export function FormTabs({ sections, writable, record, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]))
  if (!opened.has(current)) setOpened(new Set([...opened, current]))
  const wrong = ({ fields }: SectionShown) => fields.some(({ name }) => errors[name] !== undefined)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may stand beyond the edge
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <div>
      <div
        ref={list}
        className="r-tabs p-across"
        role="tablist"
        onKeyDown={event => walkTabs(event)?.click()}
      >
        {sections.map(section => (
          <button
            key={section.id}
            type="button"
            role="tab"
            id={`tab-${section.id}`}
            aria-controls={`panel-${section.id}`}
            aria-selected={section.id === current}
            tabIndex={section.id === current ? 0 : -1}
            className={wrong(section) ? 'r-wrong' : undefined}
            onClick={() => setCurrent(section.id)}
          >
            {section.label || translate('app.form.general')}
            {wrong(section) && <span className="p-hidden">{translate('app.form.warning')}</span>}
          </button>
        ))}
      </div>
      {sections
        .filter(({ id }) => opened.has(id))
        .map(section => (
          <div
            key={section.id}
            role="tabpanel"
            id={`panel-${section.id}`}
            aria-labelledby={`tab-${section.id}`}
            hidden={section.id !== current}
            className="r-panel"
          >
            <SectionBody section={section} writable={writable} record={record} bare />
          </div>
        ))}
    </div>
  )
}
