import { union } from 'es-toolkit/array'

/** Of arrays alone; lodash's also takes what is not one, with ten modules. */
export default union
