import { array, boolean, mixed, number, object, string } from 'yup'
import type { Yup } from './kind'

/** Parts of the yup schemas of kinds. */
export const builders: Yup = { array, boolean, mixed, number, object, string }
