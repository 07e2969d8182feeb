import { useParams } from 'react-router';
import { VoteScreen } from '../features/vote/vote-screen.tsx';

export default function VotePage() {
  return <VoteScreen token={useParams().token ?? ''} />;
}
