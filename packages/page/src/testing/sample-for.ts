export { sampleFor } from '../templates/samples/sample-for.ts';
