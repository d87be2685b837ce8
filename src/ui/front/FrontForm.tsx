import type { ComponentProps } from 'react'
import { Form } from '../primitives/Form'
import { FailureText } from './FailureText'
import type { Failure } from './failure'
import { fill, useWords } from './words'

interface FrontFormProps extends Omit<ComponentProps<typeof Form>, 'text' | 'refusal'> {
  readonly failure: Failure | undefined
  /** Fields that show their own errors. */
  readonly fields?: readonly string[]
}

/** Form of a public page, with the server's refusal above its fields. */
export function FrontForm({
  failure,
  fields = [],
  className = '',
  children,
  ...rest
}: FrontFormProps) {
  const { invalid } = useWords().words
  return (
    <Form
      {...rest}
      className={`front-form ${className}`}
      refusal={failure}
      text={(problem, limits) => fill(invalid[problem], limits)}
    >
      <FailureText failure={failure} fields={fields} />
      {children}
    </Form>
  )
}
