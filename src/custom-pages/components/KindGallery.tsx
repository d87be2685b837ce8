import { Form, useTranslate } from 'ra-core'
import { Suspense, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FilterValue } from '../../fields/display/fieldView'
import { LiveRecordProvider } from '../../fields/record/liveRecord'
import { FormField } from '../../fields/registry/FormField'
import { viewOf } from '../../fields/registry/registry'
import { ShownValue } from '../../fields/registry/ShownValue'
import type { FieldModel } from '../../model/fields/resource'
import { Radio } from '../../ui/primitives/inputs'
import { usePages } from '../../ui/site/useSite'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { SampleCard } from './SampleCard'
import { componentSample, sampleFields, sampleKinds } from './sampleCatalogue'

const states = ['filled', 'empty', 'wrong', 'fixed'] as const
type State = (typeof states)[number]

/** Every kind as cell, field, input in a chosen state, and filter. */
export function KindGallery() {
  const { components } = usePages()
  const [state, setState] = useState<State>('filled')
  return (
    <section className="components-kinds">
      <h2>{components.kinds}</h2>
      <fieldset className="p-wrap components-states">
        <legend>{components.state}</legend>
        {states.map(each => (
          <Radio
            key={each}
            name="state"
            checked={state === each}
            onChange={() => setState(each)}
            label={components[each]}
          />
        ))}
      </fieldset>
      <Form
        key={state}
        noValidate
        record={state === 'empty' ? { id: 1 } : componentSample}
        resource={sampleKinds.name}
        onSubmit={() => undefined}
      >
        <LiveRecordProvider>
          {state === 'wrong' && <Wrong />}
          {sampleFields.map(field => (
            <CardBoundary key={field.name}>
              <Kind field={field} writable={state !== 'fixed' && !field.readOnly} />
            </CardBoundary>
          ))}
        </LiveRecordProvider>
      </Form>
    </section>
  )
}

function Kind({ field, writable }: { field: FieldModel; writable: boolean }) {
  const { components } = usePages()
  const value = componentSample[field.name]
  const drawn = {
    cell: <ShownValue field={field} value={value} as="Cell" />,
    display: <ShownValue field={field} value={value} as="Display" />,
    input: <FormField field={field} writable={writable} />,
    filter: <Filtering field={field} />,
  }
  return (
    <SampleCard of="kind" name={field.kind}>
      <dl>
        {(Object.keys(drawn) as (keyof typeof drawn)[]).map(part => (
          <div key={part}>
            <dt>{components[part]}</dt>
            <dd>
              <Suspense fallback={null}>{drawn[part]}</Suspense>
            </dd>
          </div>
        ))}
      </dl>
    </SampleCard>
  )
}

function Filtering({ field }: { field: FieldModel }) {
  const [condition, setCondition] = useState<FilterValue>()
  const { Filter } = viewOf(field)
  return <Filter field={field} label={field.kind} condition={condition} onChange={setCondition} />
}

/** Marks every field as invalid. */
function Wrong() {
  const translate = useTranslate()
  const { setError } = useFormContext()
  useEffect(() => {
    const message = translate('validation.required')
    for (const { name } of sampleFields) setError(name, { type: 'server', message })
  }, [setError, translate])
  return null
}
