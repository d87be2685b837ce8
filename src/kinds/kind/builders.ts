import { array, boolean, mixed, number, object, string } from 'yup'
import type { Yup } from './kind'

/** What kinds make their yup schemas of. */
export const builders: Yup = { array, boolean, mixed, number, object, string }
