/** Field names of each resource. Written by `npm start`, `npm run dev` and `npm run docs`. */
export type FieldNames = {
  'appointments': 'id' | 'patient' | 'doctor' | 'start' | 'end' | 'reason' | 'fee' | 'status' | 'cancelReason' | 'report'
  'patients': 'id' | 'name' | 'born' | 'email' | 'telephone' | 'doctor' | 'home' | 'allergies'
  'prescriptions': 'id' | 'patient' | 'appointment' | 'doctor' | 'day' | 'medicines' | 'note'
  'users': 'ID' | 'DISPLAYNAME' | 'EMAIL' | 'PASSWORD' | 'PHOTOURL' | 'ROLE' | 'ISVERIFIED' | 'ISPUBLIC' | 'ACTIVE' | 'specialty'
}
