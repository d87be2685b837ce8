import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { TabList } from '../../ui/controls/TabList'
import type { SectionShown } from '../record/sections'
import { SectionBody } from './SectionBody'

export interface FormParts {
  readonly sections: readonly SectionShown[]
  readonly writable: ReadonlySet<string>
  readonly record: SentRecord | undefined
  readonly current: string
  readonly setCurrent: (id: string) => void
}

/** The form as tabs. A tab with errors is marked; a visited tab keeps its content. */
export function FormTabs({ sections, writable, record, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]))
  if (!opened.has(current)) setOpened(new Set([...opened, current]))
  const wrong = ({ fields }: SectionShown) => fields.some(({ name }) => errors[name] !== undefined)
  return (
    <div className="r-tabbed">
      <TabList className="p-tabs" selected={current} onWalk={tab => tab.click()}>
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
            {section.label || translate('form.general')}
            {wrong(section) && <span className="p-hidden">{translate('form.warning')}</span>}
          </button>
        ))}
      </TabList>
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
