import { useTranslate } from 'ra-core'
import type { ComponentProps } from 'react'
import { Form } from '../primitives/Form'

/** Form of the dashboard outside react-admin's: its inputs report what is wrong in the reader's language. */
export function AppForm(props: Omit<ComponentProps<typeof Form>, 'text'>) {
  const translate = useTranslate()
  return <Form {...props} text={(problem, limits) => translate(`app.invalid.${problem}`, limits)} />
}
