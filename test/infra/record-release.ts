import { readFileSync } from 'node:fs';
import { statefulPart } from './stateful-part.ts';

// npx cdk synth --quiet && node test/infra/record-release.ts > test/infra/released/VERSION.json
const template = JSON.parse(readFileSync('cdk.out/Parley.template.json', 'utf8'));
console.log(JSON.stringify(statefulPart(template), undefined, 2));
