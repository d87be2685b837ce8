import { description as fileDescription } from '../file/description'

export const description = fileDescription
