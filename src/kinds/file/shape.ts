import { problem, type Shape } from '../kind/kind'
import type { FileOptions } from './data'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const shape: Shape<FileOptions> = ({ object, string }) =>
  object({
    id: string()
      .strict()
      .matches(uuid, { message: problem('notFile') })
      .required(problem('notFile')),
  })
    .typeError(problem('notFile'))
    .default(undefined)
    .nullable()
