import { problem, type Shape, type Yup } from '../kind/kind'

export const shape: Shape<object> = yup =>
  yup
    .object({ lat: degrees(yup, 90), lng: degrees(yup, 180) })
    .noUnknown(true, problem('notLocation'))
    .typeError(problem('notLocation'))
    .default(undefined)
    .nullable()

const degrees = ({ number }: Yup, most: number) =>
  number()
    .strict()
    .typeError(problem('notLocation'))
    .required(problem('notLocation'))
    .min(-most, problem('notLocation'))
    .max(most, problem('notLocation'))
